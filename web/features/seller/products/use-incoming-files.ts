import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped or pasted anywhere on the page. Without this, the browser would open a file that is dropped
 * beside its target. Pasted and dragged texts are not affected.
 * @returns whether files are being dragged over the page
 */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const takeFiles = useEffectEvent(onFiles);

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    document.addEventListener(
      'paste',
      ({ clipboardData, target }) => {
        if (!clipboardData || clipboardData.files.length === 0) return;
        // Office programs copy a picture together with the text.
        const isText = clipboardData.types.includes('text/plain') && isTextField(target);
        if (!isText) takeFiles([...clipboardData.files]);
      },
      { signal },
    );
    document.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      { signal },
    );
    // Without a related target, the pointer has left the window.
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && setIsOver(false), { signal });
    document.addEventListener(
      'drop',
      (event) => {
        setIsOver(false);
        if (!event.dataTransfer || !hasFiles(event)) return;
        event.preventDefault();
        takeFiles([...event.dataTransfer.files]);
      },
      { signal },
    );
    return () => abort.abort();
  }, []);

  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent) {
  return dataTransfer !== null && (dataTransfer.files.length > 0 || dataTransfer.types.includes('Files'));
}

function isTextField(target: EventTarget | null) {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
