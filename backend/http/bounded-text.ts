/** Reads the body of an answer up to a size. @throws Error when it is larger; `name` is the setting with the address */
export async function readBoundedText(response: Response, maxBytes: number, name: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new Error(`The answer of ${name} has more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
