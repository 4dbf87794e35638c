import type { BackendConfig } from './config.ts';
import { refusePassword } from './features/people/sessions/password-rules.ts';

/**
 * The things that will not work in production with these settings: one sentence for each, which starts with the setting
 * to change. Settings with which the store must not start are faults of `readBackendConfig` instead.
 */
export function startWarnings(config: BackendConfig): string[] {
  if (!config.isProduction) return [];
  const { stripe, sandboxPaymentsAllowed, mail, demoProducts, seller } = config;
  return [
    !stripe &&
      !sandboxPaymentsAllowed &&
      'STRIPE_SECRET_KEY is not set: shoppers cannot pay online, only cash on delivery. Set it with STRIPE_WEBHOOK_SECRET.',
    !stripe &&
      sandboxPaymentsAllowed &&
      'ALLOW_SANDBOX_PAYMENTS is true: everyone can mark an online order as paid on the sandbox page, and no money moves. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET instead.',
    stripe?.secretKey.includes('_test_') &&
      'STRIPE_SECRET_KEY is a test key: online orders become paid by test cards, and no money moves. Set the live key.',
    !mail &&
      'SMTP_URL is not set: no mail confirms an order or announces it to the shop, and forgotten passwords cannot be reset. Set it with MAIL_FROM.',
    demoProducts &&
      'DEMO_PRODUCTS is on: shoppers can order demonstration products. Leave it out, and remove them in the product list.',
    seller &&
      isWeak(seller) &&
      'SELLER_PASSWORD is one of the first that an attacker tries. Set another one; that ends the sessions of the old one.',
  ].filter((sentence) => typeof sentence === 'string');
}

function isWeak({ email, password }: { email: string; password: string }): boolean {
  return refusePassword(password, email) !== null || email.split('@', 1)[0] === password.toLowerCase();
}
