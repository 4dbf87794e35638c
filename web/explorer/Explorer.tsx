import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import type { GraphQLSchema } from 'graphql';
import type { ComponentProps, KeyboardEvent } from 'react';
import { chosenFiles } from './chosen-files.ts';
import './explorer.css';
import { FilesPanel } from './FilesPanel.tsx';
import { sendOperation } from './send-operation.ts';
import { uploadsIn } from './uploads.ts';

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];

const plugins = [{ title: 'Files', icon: FilesIcon, content: FilesPanel }];

let schema: GraphQLSchema | null | undefined;

const fetcher: Fetcher = async (operation, { headers } = {}) => {
  const files = uploadsIn(operation.query, schema, operation.operationName)
    .map((upload) => ({ ...upload, files: chosenFiles.at(upload.path) }))
    .filter(({ files: chosen }) => chosen.length > 0);
  return await sendOperation(operation, files, headers);
};

/** GraphiQL with a panel for files. */
export function Explorer({ startQuery }: { startQuery: string }) {
  return (
    <div className="explorer" onKeyDownCapture={releaseTab}>
      <GraphiQL
        fetcher={fetcher}
        defaultQuery={startQuery}
        plugins={plugins}
        onSchemaChange={(loaded) => {
          schema = loaded;
        }}
      />
    </div>
  );
}

/** The editors would indent with Tab, and a keyboard could not leave them. */
function releaseTab(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

function FilesIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="m20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.3 3.3 0 0 1 4.7 4.7l-8.5 8.5a1.7 1.7 0 0 1-2.4-2.4L14.600 7" />
    </svg>
  );
}
