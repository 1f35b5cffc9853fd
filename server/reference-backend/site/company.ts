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
  represented_by: "Robin Voorbeeld (made up)",
  prices_include_vat: true,
  privacy_contact: "privacy@demo.example",
  privacy_authority: "Autoriteit Persoonsgegevens, Den Haag",
  recipients: [
    { name: "Demo Hosting (made up)", country: "NL", task: "hosting" },
    { name: "Demo Payments (made up)", country: "DE", task: "payments" },
  ],
  retention_days: { payments: 2555, conversations: 730, reports: 365, logs: 30 },
  authorities_email: "authorities@demo.example",
  contact_languages: ["en", "nl", "de"],
  dispute_bodies: ["Demo Dispute Board (made up)"],
  accessibility_authority: "Demo Authority (made up)",
  // As member search orders: those with a photo first, then by a number drawn at signup.
  ranking: ["photo", "random"],
};
