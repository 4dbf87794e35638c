import { useSendGuaranteePictureMutation } from '#web/__generated__/seller-law.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { FileInput } from '../shell/FileInput.tsx';
import * as shellTexts from '../shell/texts.ts';
import * as texts from './texts.ts';
import * as styles from './ReadyPage.css.ts';

interface GuaranteePictureProps {
  /** The address of the picture that the shop has; null for none. */
  url: string | null;
  onSaved: () => void;
}

/** Takes the picture that the EU prescribes for the notice of the legal guarantee. It is sent as soon as it is chosen. */
export function GuaranteePicture({ url, onSaved }: GuaranteePictureProps) {
  const [send, { loading }] = useSendGuaranteePictureMutation();

  async function change(picture: File | null) {
    try {
      const { data } = await send({ variables: picture ? { picture } : { isRemoved: true } });
      const reply = data?.updateStore;
      if (!reply?.success) return notifyError(reply?.message ?? texts.pictureNotSaved);
      notifySuccess(picture ? texts.pictureSaved : texts.pictureRemoved);
      onSaved();
    } catch (thrown) {
      notifyThrown(thrown);
    }
  }

  return (
    <div className={styles.picturePart}>
      {url !== null && <img src={url} alt={texts.guaranteePicture} className={styles.picture} />}
      <Field label={texts.guaranteePicture} hint={texts.pictureHint(shellTexts.pictureFormats)}>
        <FileInput
          accept="image/jpeg,image/png,image/webp,image/gif"
          disabled={loading}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void change(file);
          }}
        />
      </Field>
      {url !== null && (
        <div>
          <Button variant="quiet" size="dense" busy={loading} onClick={() => void change(null)}>
            {texts.removePicture}
          </Button>
        </div>
      )}
    </div>
  );
}
