// The licences of all that is in the built client: licences.json, which the build writes.
export interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}
