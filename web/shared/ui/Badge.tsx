import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

interface BadgeProps {
  tone?: keyof typeof badge;
  children: ReactNode;
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={badge[tone]}>{children}</span>;
}
