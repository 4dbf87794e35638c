export const serverArgs: Record<'gateway' | 'backend', string[]>;
