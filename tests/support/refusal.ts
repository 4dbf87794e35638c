/** The body of a refusal by the bundled store, about the whole request or about one field. */
export const refusal = (code: string, message: unknown, field?: string) => ({
  success: false,
  code,
  message,
  ...(field !== undefined && { errors: [{ code, field, message }] }),
});
