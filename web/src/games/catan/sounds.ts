// How Catan sounds, by what happened.
import type { Sound } from "$lib/sounds";

const SOUNDS: [Sound, string[]][] = [
  ["dice", ["Rolled", "ThreeRolled"]],
  [
    "card",
    [
      "CardBought",
      "CardPlayed",
      "CardFound",
      "ProgressDrawn",
      "ProgressPlayed",
      "ProgressOpened",
      "HexTurned",
      "TreasureSeen",
      "TokenDrawn",
    ],
  ],
  [
    "gain",
    [
      "Traded",
      "BankTraded",
      "HarborTraded",
      "Stolen",
      "CardsTaken",
      "Levied",
      "Harvested",
      "RewardTaken",
      "PlentyTaken",
      "Monopolised",
    ],
  ],
  [
    "piece",
    [
      "RoadBuilt",
      "SettlementBuilt",
      "CityBuilt",
      "ShipBuilt",
      "ShipMoved",
      "WallBuilt",
      "RobberMoved",
      "PirateMoved",
      "MerchantMoved",
      "KnightRecruited",
      "KnightActivated",
      "KnightPromoted",
      "KnightMoved",
      "KnightWithdrew",
      "KnightCrossed",
      "MetropolisBuilt",
      "Improved",
      "DragonMoved",
      "CanalDug",
    ],
  ],
];
export const sounds = Object.fromEntries(SOUNDS.flatMap(([sound, events]) => events.map((event) => [event, sound])));
