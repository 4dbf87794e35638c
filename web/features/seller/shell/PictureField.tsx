import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { PictureInput } from './FileInput.tsx';

interface PictureFieldProps {
  label: string;
  hint: string;
  error?: string | undefined;
  /** The address of the picture that the shop has; null or absent without one. */
  url: string | null | undefined;
  imageClass: string;
  removeText: string;
  isSending: boolean;
  /** Null removes the picture. */
  onChange: (picture: File | null) => void;
}

/** A picture of the shop with its file field. A file is handed over as soon as it is chosen. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, error, url, imageClass, removeText, isSending, onChange } = props;
  return (
    <>
      {url && <img src={url} alt={label} className={imageClass} />}
      <Field label={label} hint={hint} error={error}>
        <PictureInput
          disabled={isSending}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChange(file);
          }}
        />
      </Field>
      {url && (
        <div>
          <Button variant="quiet" size="dense" busy={isSending} onClick={() => onChange(null)}>
            {removeText}
          </Button>
        </div>
      )}
    </>
  );
}
