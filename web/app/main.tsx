import '#web/theme/reset.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createClient } from '#web/shared/apollo/client.ts';
import { setCurrency } from '#web/shared/lib/money.ts';
import { App } from './App.tsx';

setCurrency(document.documentElement.dataset['currency']);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App client={createClient()} />
    </BrowserRouter>
  </StrictMode>,
);
