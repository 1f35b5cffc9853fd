/** The search form, folded so that photographs lead; beside them on wide screens (profile.css). */
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
