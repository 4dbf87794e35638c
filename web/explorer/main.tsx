import { createRoot } from 'react-dom/client';
import { Explorer } from './Explorer.tsx';

const element = document.getElementById('explorer');
if (element) createRoot(element).render(<Explorer startQuery={element.dataset['startQuery'] ?? ''} />);
