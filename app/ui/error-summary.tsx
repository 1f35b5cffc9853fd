import type { FieldError } from "./form-types";
import { Icon } from "./icon";

/** Focus goes here after a refused form: HTML's `autofocus` works on any focusable element and needs no script. */
const focusOnLoad = { autoFocus: true };

type ErrorSummaryProps = {
  title: string;
  errors: readonly FieldError[];
  /** Set false where a swap keeps the reader's place. */
  focus?: boolean;
};

/** What went wrong with a form, on top of it, each line leading to its field. Nothing without errors. */
export function ErrorSummary({ title, errors, focus = true }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      className="notice notice-danger"
      role="alert"
      id="error-summary"
      tabIndex={-1}
      {...(focus ? focusOnLoad : {})}
    >
      <Icon name="alert" />
      <div>
        <h2>{title}</h2>
        <ul>
          {errors.map((error) => (
            <li key={`${error.field} ${error.text}`}>
              <a className="link" href={`#${error.id}`}>
                {error.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
