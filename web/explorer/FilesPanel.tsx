import { Button, useOperationsEditorState, useSchemaStore } from '@graphiql/react';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { chosenFiles } from './chosen-files.ts';
import { uploadsIn, type Upload } from './uploads.ts';

/** A panel of GraphiQL: a file control for each Upload variable of the operation in the editor. */
export function FilesPanel() {
  const [text] = useOperationsEditorState();
  const { schema } = useSchemaStore();
  const uploads = uploadsIn(text, schema);
  return (
    <div className="files">
      <h2>Files</h2>
      {uploads.length === 0 ? (
        <p>
          The operation takes no files. Files can be chosen here for variables that contain an <code>Upload</code>, such
          as <code>mutation ($input: AddProductInput!)</code>.
        </p>
      ) : (
        <p>Chosen files are sent in the place of these variables:</p>
      )}
      {uploads.map((upload) => (
        <FileControl key={upload.path} {...upload} />
      ))}
    </div>
  );
}

function FileControl({ path, isList }: Upload) {
  const id = useId();
  const control = useRef<HTMLInputElement>(null);
  const files = useSyncExternalStore(chosenFiles.subscribe, () => chosenFiles.at(path));

  // Closing the panel removes the control; the files stay chosen.
  useEffect(() => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    if (control.current) control.current.files = transfer.files;
  }, [files]);

  return (
    <p>
      <label htmlFor={id}>{path}</label>
      <input
        ref={control}
        id={id}
        type="file"
        multiple={isList}
        onChange={(event) => chosenFiles.choose(path, [...(event.currentTarget.files ?? [])])}
      />
      {files.length > 0 && <Button onClick={() => chosenFiles.choose(path, [])}>Remove {path}</Button>}
    </p>
  );
}
