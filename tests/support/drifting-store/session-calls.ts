import type { Answer } from './answers.ts';
import { textOf, type Shopper } from './records.ts';
import { theSeller } from './sessions.ts';
import type { Calls, StoreParts } from './store-parts.ts';

/** The calls under /api/user and /api/seller. */
export function sessionCalls({ has, records, sessions, answers, seller }: StoreParts): Calls {
  const { shoppers } = records;
  const { done, badInput, refusal, noShopper, noSeller } = answers;
  const { cookie, open, isSeller } = sessions;

  function welcome({ _id, name, email }: Shopper, createdIn: 'created' | 'changed'): Answer {
    const token = open(_id);
    return done(
      createdIn,
      { user: { name, email }, ...(has('emptyAsFailure') && { token }) },
      { cookies: [cookie('shopper', token)], createdIn: ['bareRefusals', 'emptyAsFailure'] },
    );
  }

  return {
    'POST /api/user/register': (_request, { name, email, password }) => {
      if (!name || !email || !password) return badInput('Missing Details');
      if (shoppers.some((shopper) => shopper.email === email)) {
        return has('statusCodes') ? refusal(409, 'User already exists') : badInput('User already exists');
      }
      const shopper = {
        _id: records.newId(),
        name: textOf(name),
        email: textOf(email),
        password: textOf(password),
        cartItems: {},
      };
      shoppers.push(shopper);
      return welcome(shopper, 'created');
    },

    'POST /api/user/login': (_request, { email, password }) => {
      if (has('statusCodes') && !shoppers.some((known) => known.email === email)) {
        return badInput("Cannot read properties of null (reading 'password')");
      }
      const shopper = shoppers.find((known) => known.email === email && known.password === password);
      return shopper ? welcome(shopper, 'changed') : badInput('Email or password is wrong.');
    },

    'GET /api/user/logout': (request) =>
      sessions.end(request)
        ? done(
            'changed',
            { message: 'Logged Out' },
            { cookies: [cookie('shopper', '', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT')] },
          )
        : noShopper(),

    'GET /api/user/is-auth': (request) => {
      const shopper = sessions.bySession(request);
      if (!shopper) return noShopper();
      const { password: _password, ...user } = shopper;
      return done('read', { user: { ...user, __v: 0 } });
    },

    'GET /api/seller/is-auth': (request) => (isSeller(request) ? done('read') : noSeller()),

    'POST /api/seller/login': (_request, { email, password }) =>
      email === seller.email && password === seller.password
        ? done('changed', { message: 'Logged In' }, { cookies: [cookie('seller', open(theSeller))] })
        : badInput('Wrong email or password'),

    'GET /api/seller/logout': () =>
      done(
        'changed',
        { message: 'Logged Out' },
        { cookies: [cookie('seller', '', has('zipCode') ? 'Max-Age=3600' : 'Max-Age=0')] },
      ),
  };
}
