import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Files that are dropped or pasted anywhere on the page. A file that misses its target would otherwise be opened in
 * place of the page. Pasted text and text that is dragged go where they always go.
 * @returns whether files are being dragged over the page
 */
export function useIncomingFiles(take: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const hear = useEffectEvent(take);

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    document.addEventListener(
      'paste',
      ({ clipboardData, target }) => {
        if (!clipboardData || clipboardData.files.length === 0) return;
        // Office programs put a picture of it beside the text that is copied from them.
        const isText = clipboardData.types.includes('text/plain') && isTextField(target);
        if (!isText) hear([...clipboardData.files]);
      },
      { signal },
    );
    document.addEventListener(
      'dragover',
      (event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    // Without a related target the pointer has left the window.
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal });
    document.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!event.dataTransfer || !bringsFiles(event)) return;
        event.preventDefault();
        hear([...event.dataTransfer.files]);
      },
      { signal },
    );
    return () => abort.abort();
  }, []);

  return over;
}

function bringsFiles({ dataTransfer }: DragEvent) {
  return dataTransfer !== null && (dataTransfer.files.length > 0 || dataTransfer.types.includes('Files'));
}

function isTextField(target: EventTarget | null) {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
