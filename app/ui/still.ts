/**
 * Props of an element that the server alone draws: in browsers React takes it over as it stands, attributes and content,
 * and never touches it (`import.meta.env.SSR` leaves what draws it out of the scripts).
 */
export const STILL = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } } as const;
