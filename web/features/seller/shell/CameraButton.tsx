import { Suspense, useState } from 'react';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { clearError } from '#web/shared/lib/messages/notify.ts';
import type { CameraScan } from './CameraDialog.tsx';
import { scanSubject } from './scanner.ts';
import * as texts from './texts.ts';

const CameraDialog = optionalPart(async () => (await import('./CameraDialog.tsx')).CameraDialog);

/** Whether this browser reads barcodes in pictures. The seller's pages are not rendered on the server. */
const canScan = () => 'BarcodeDetector' in window && 'mediaDevices' in navigator;

/** Scans a barcode with the camera of the device, where the browser can. */
export function CameraButton({ onCode }: { onCode: (scan: CameraScan) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!canScan()) return null;
  return (
    <>
      <Button variant="quiet" size="dense" icon="image" onClick={() => setIsOpen(true)}>
        {texts.scanWithCamera}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CameraDialog
            onClose={() => setIsOpen(false)}
            onCode={(scan) => {
              setIsOpen(false);
              clearError(scanSubject);
              onCode(scan);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
