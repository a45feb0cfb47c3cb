// Words as they are compared: lower case, without accents.
export const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
