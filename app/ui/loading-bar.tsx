/** Stands once in a page; a script shows it when an answer takes longer than 200 ms. */
export function LoadingBar() {
  return (
    <rz-loading-bar>
      <div className="loadbar" aria-hidden="true" />
    </rz-loading-bar>
  );
}
