import { ErrorSummary } from "./error-summary";
import type { FieldError } from "./form-types";
import { Notice } from "./notice";

type FormProblemsProps = {
  title: string;
  errors: readonly FieldError[] | undefined;
  /** What stands in the way besides the fields. */
  notice: string | undefined;
};

/** What a refused form says on top of it. Nothing where there is nothing to say. */
export function FormProblems({ title, errors = [], notice }: FormProblemsProps) {
  return (
    <>
      <ErrorSummary title={title} errors={errors} />
      {notice ? (
        <Notice kind="danger" announce focus={errors.length === 0}>
          <p>{notice}</p>
        </Notice>
      ) : null}
    </>
  );
}
