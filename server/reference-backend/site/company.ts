/** Clearly made up: a demo must not name anybody's company. */
export const COMPANY = {
  company_name: "Rendez Demo B.V. (made up)",
  address: "Voorbeeldstraat 1",
  kvk: "00000000",
  city: "1000 AA Voorbeeldstad",
  country: "NL",
  tradenames: ["Rendez"],
  vat_numbers: ["NL000000000B00"],
  creditor_id: "NL00ZZZ000000000000",
  added: "2024-02-01",
};
