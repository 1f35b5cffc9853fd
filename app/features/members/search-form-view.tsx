/** The search form, folded on phones, so that photographs lead. */
export function SearchForm({ html, open }: { html: string; open: boolean }) {
  return (
    <details
      className="filter"
      open={open}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output of SearchFormParts
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
