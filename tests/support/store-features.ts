/** The response of `GET /api/store` of a store with these features, by their names in REST. */
export function withFeatures(...names: string[]) {
  return {
    success: true,
    contract: 1,
    features: Object.fromEntries(names.map((name) => [name, 1])),
    settings: { name: 'Corner shop', currency: 'EUR' },
  };
}
