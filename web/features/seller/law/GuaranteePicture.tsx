import { useSendGuaranteePictureMutation } from '#web/__generated__/seller-law.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { PictureField } from '../shell/PictureField.tsx';
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
      <PictureField
        label={texts.guaranteePicture}
        hint={texts.pictureHint(shellTexts.pictureFormats)}
        url={url}
        imageClass={styles.picture}
        removeText={texts.removePicture}
        isSending={loading}
        onChange={(picture) => void change(picture)}
      />
    </div>
  );
}
