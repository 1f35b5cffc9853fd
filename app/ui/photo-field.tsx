import { FieldProblem } from "./field-frame";
import { describedBy } from "./form-types";
import { Icon } from "./icon";

/** What we can read. A phone that keeps photos in another format converts them when it sees this list. */
export const PHOTO_TYPES = "image/jpeg,image/png,image/webp,image/gif";

type PhotoFieldProps = {
  id: string;
  /** Default `photo`. */
  name?: string;
  label: string;
  help?: string;
  error?: string;
  /** Several files at once. */
  multiple?: boolean;
  /** The browser itself asks for a file. */
  required?: boolean;
  /** Opens the camera of a phone at once: towards the member, or away. */
  camera?: "user" | "environment";
};

/** Choosing photos: a tile to tap over the browser's own file field. Its form needs `encType="multipart/form-data"`. */
export function PhotoField(props: PhotoFieldProps) {
  const { id, name = "photo", label, help, error, multiple, required, camera } = props;
  return (
    <div className="field photo-field">
      <label htmlFor={id} className="photo-tile">
        <Icon name={camera ? "camera" : "image"} big />
        {label}
      </label>
      {error ? <FieldProblem id={id} text={error} /> : null}
      <input
        id={id}
        name={name}
        type="file"
        accept={PHOTO_TYPES}
        multiple={multiple}
        required={required}
        capture={camera}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
      />
      {help ? (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
