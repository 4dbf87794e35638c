import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeOf, type ProductCode } from '#readers/barcode.ts';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { plainText } from './scan-guard.ts';
import type { Scan } from './scanner.ts';
import * as texts from './texts.ts';
import * as styles from './CameraDialog.css.ts';

/** https://wicg.github.io/shape-detection-api/#barcode-detection-api; the types of TypeScript lack it. */
interface BarcodeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string; format?: string }[]>;
}
declare const BarcodeDetector: new (options: { formats: readonly string[] }) => BarcodeDetector;

const retailFormats = ['ean_13', 'ean_8', 'upc_a', 'upc_e'];
const formats = [...retailFormats, 'itf', 'code_128', 'data_matrix', 'qr_code'];
/** The other formats hold any text: fewer digits are no GTIN, and a part of an ITF is read as a shorter one. */
const fewestDigits = 14;
const everyMs = 200;

/** A code that the camera has read. */
export type CameraScan = Pick<Scan, 'text'> & { code: ProductCode };

/** The product code among what was seen. */
function productIn(seen: readonly { rawValue: string; format?: string }[]): CameraScan | undefined {
  for (const { rawValue, format = 'ean_13' } of seen) {
    const code = codeOf(rawValue);
    const isProduct = retailFormats.includes(format) || rawValue.length >= fewestDigits;
    if (isProduct && !('fault' in code)) return { code, text: plainText(rawValue, code) };
  }
  return undefined;
}

interface CameraDialogProps {
  onClose: () => void;
  onCode: (scan: CameraScan) => void;
}

/** Shows the picture of the camera until it has a barcode. The camera is switched off when the dialog closes. */
export function CameraDialog({ onClose, onCode }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const found = useEffectEvent(onCode);
  const fail = useEffectEvent(() => setHasFailed(true));

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;

    async function look(detector: BarcodeDetector, picture: HTMLVideoElement): Promise<void> {
      // Before the first picture the detector throws.
      const codes = picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detector.detect(picture) : [];
      if (isClosed) return;
      const scan = productIn(codes);
      if (scan) found(scan);
      else timer = setTimeout(() => void look(detector, picture).catch(fail), everyMs);
    }

    async function start(): Promise<void> {
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      stream = opened;
      const picture = video.current;
      if (isClosed || !picture) {
        stop();
        return;
      }
      picture.srcObject = opened;
      await picture.play();
      await look(new BarcodeDetector({ formats }), picture);
    }

    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    start().catch(() => {
      if (!isClosed) fail();
    });
    return () => {
      isClosed = true;
      clearTimeout(timer);
      stop();
    };
  }, []);

  return (
    <Dialog open onClose={onClose} title={texts.scanBarcode}>
      {hasFailed ? (
        <p role="alert">{texts.noCamera}</p>
      ) : (
        <>
          <p>{texts.holdBarcode}</p>
          <video ref={video} className={styles.picture} muted playsInline />
        </>
      )}
    </Dialog>
  );
}
