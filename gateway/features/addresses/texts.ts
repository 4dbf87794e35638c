/** What a shopper left out. */
export const required = {
  firstName: 'First name is required.',
  lastName: 'Last name is required.',
  email: 'Email is required.',
  street: 'Street is required.',
  city: 'City is required.',
  state: 'State is required.',
  country: 'Country is required.',
  phone: 'Phone is required.',
  zipcode: 'Zip code is required.',
};

export const notSupported = 'This store cannot change saved addresses. Nothing was changed.';
