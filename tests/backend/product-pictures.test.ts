import { request } from 'node:http';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { backendForTests } from '#tests/support/open-backend.ts';
import { makeNoisyPhoto, makePicture, makeSidewaysPhoto } from '#tests/support/pictures.ts';
import { refusal } from '#tests/support/refusal.ts';
import { addProduct, goodProduct, sendProduct } from '#tests/support/store-records.ts';
import type { StoreClient } from '#tests/support/store-client.ts';

const backend = backendForTests();

async function newestPictures(client: StoreClient): Promise<string[]> {
  return (await client.get('/api/product/list')).body.products.at(-1).image;
}

async function fetchPicture(url: string) {
  const answer = await fetch(url);
  const content = Buffer.from(await answer.arrayBuffer());
  return { answer, content };
}

async function countPictures(): Promise<number> {
  const rows = await backend.context.database.query.selectFrom('images').select('hash').execute();
  return rows.length;
}

test('a picture is served as WebP in three widths under the hash of its content, and may be cached forever', async () => {
  const seller = await backend.seller();
  await addProduct(seller, {}, [await makePicture('jpeg', 1600, 800)]);
  const [url = ''] = await newestPictures(seller);
  expect(url).toMatch(new RegExp(`^${backend.address}/images/[0-9a-f]{32}-960\\.webp$`));
  for (const width of [320, 640, 960]) {
    const { answer, content } = await fetchPicture(url.replace('960', String(width)));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
    const etag = answer.headers.get('etag')!;
    expect((await fetch(answer.url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  }
});

test('the product list has the size of each picture in its widest file', async () => {
  const seller = await backend.seller();
  await addProduct(seller, {}, [await makePicture('jpeg', 1600, 800), await makePicture('png', 100, 60)]);
  const { image, pictures } = (await seller.get('/api/product/list')).body.products.at(-1);
  expect(pictures).toEqual([
    { url: image[0], width: 960, height: 480 },
    { url: image[1], width: 100, height: 60 },
  ]);
});

test('four pictures stay in their order, and the same picture is stored once', async () => {
  const seller = await backend.seller();
  const red = await makePicture('png', 50, 50, { r: 255, g: 0, b: 1 });
  const blue = await makePicture('webp', 50, 50, { r: 0, g: 0, b: 255 });
  const before = await countPictures();
  await addProduct(seller, {}, [red, blue, red, blue]);
  const urls = await newestPictures(seller);
  expect(urls).toHaveLength(4);
  expect([urls[0], urls[1]]).toEqual([urls[2], urls[3]]);
  expect(await countPictures()).toBe(before + 2);
});

test('transparency stays, a small original is not enlarged, and its three URLs exist', async () => {
  const seller = await backend.seller();
  await addProduct(seller, {}, [await makePicture('png', 100, 60, { r: 0, g: 200, b: 0, alpha: 0 })]);
  const [url = ''] = await newestPictures(seller);
  for (const width of ['320', '640', '960']) {
    const { content } = await fetchPicture(url.replace('960', width));
    expect(await sharp(content).metadata()).toMatchObject({ width: 100, height: 60, hasAlpha: true });
    expect((await sharp(content).raw().toBuffer())[3]).toBe(0);
  }
});

test('of a GIF, the first frame is used', async () => {
  const seller = await backend.seller();
  const frames = await Promise.all(
    [
      { r: 255, g: 0, b: 0 },
      { r: 0, g: 0, b: 255 },
    ].map((colour) => makePicture('png', 40, 30, colour)),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [50, 50] })
    .toBuffer();
  expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2);
  await addProduct(seller, {}, [gif]);
  const { content } = await fetchPicture((await newestPictures(seller))[0] ?? '');
  expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  const [red = 0, , blue = 255] = await sharp(content).raw().toBuffer();
  expect([red > 200, blue < 50]).toEqual([true, true]);
});

test('a photo of more than 5 MB is made smaller, also four at once', async () => {
  const seller = await backend.seller();
  const photo = await makeNoisyPhoto(3400, 2600);
  expect(photo.length).toBeGreaterThan(6 * 1024 * 1024);
  await addProduct(seller, { name: 'Heavy photos' }, [photo, photo, photo, photo]);
  const urls = await newestPictures(seller);
  expect(urls).toHaveLength(4);
  const { content } = await fetchPicture(urls[0] ?? '');
  expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 960, height: 734 });
});

test('a product with wrong data is refused before its pictures are decoded', async () => {
  const seller = await backend.seller();
  const { body } = await sendProduct(seller, { ...goodProduct, name: '' }, [Buffer.from('no picture')]);
  expect(body).toEqual(refusal('INVALID', expect.stringMatching(/^Name /), 'name'));
});

test('a photo is rotated upright and loses its metadata', async () => {
  const seller = await backend.seller();
  const photo = await makeSidewaysPhoto();
  expect(photo.includes('SECRET-PLACE')).toBe(true);
  await addProduct(seller, {}, [Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])]);
  const [url = ''] = await newestPictures(seller);
  const { content } = await fetchPicture(url);
  const metadata = await sharp(content).metadata();
  expect(metadata).toMatchObject({ width: 400, height: 800 });
  expect(metadata.exif).toBeUndefined();
  expect(content.includes('SECRET-PLACE') || content.includes('<script>')).toBe(false);
});

test.each([
  ['an SVG called png', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a cut-off GIF', async () => (await makePicture('gif', 900, 900)).subarray(0, 20)],
  ['a TIFF', () => makePicture('tiff', 10, 10)],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a file of no bytes', async () => Buffer.alloc(0)],
  ['a cut-off JPEG', async () => (await makePicture('jpeg', 900, 900)).subarray(0, 700)],
])('%s is refused, and no product is added', async (_name, make) => {
  const seller = await backend.seller();
  const pictures = await countPictures();
  const products = (await seller.get('/api/product/list')).body.products.length;
  const { status, body } = await sendProduct(seller, goodProduct, [await makePicture('png', 9, 9), await make()]);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: false,
    message: expect.stringMatching(/^Pictures must be JPEG, PNG, WebP or GIF/),
  });
  expect(await countPictures()).toBe(pictures);
  expect((await seller.get('/api/product/list')).body.products).toHaveLength(products);
});

test('a file of another format is not parsed', async () => {
  for (const other of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), await makePicture('tiff', 9, 9)]) {
    await expect(sharp(other).metadata()).rejects.toThrow('unsupported image format');
  }
});

test('a fifth picture, a picture over 20 MB and one over 40 megapixels are refused, and the message names the limit', async () => {
  const seller = await backend.seller();
  const small = await makePicture('png', 9, 9);
  const ask = async (...pictures: Buffer[]) => (await sendProduct(seller, goodProduct, pictures)).body.message;
  expect(await ask(small, small, small, small, small)).toBe('A product can have at most 4 pictures.');
  expect(await ask(Buffer.alloc(20 * 1024 * 1024 + 1))).toMatch(/^Each picture can be at most 20 MB/);
  expect(await ask(await makePicture('gif', 8000, 5001))).toMatch(/one of these is 8000 × 5001/);
  expect(await ask(await makePicture('png', 8000, 5001))).toMatch(/at most 40 megapixels; one of these is 8000 × 5001/);
});

test.each(['/api/product/add', '/api/product/update', '/api/store/update', '/api/category/save'])(
  'a body for %s that is far too large is refused before it is read',
  async (path) => {
    const seller = await backend.seller();
    // Nothing of the body is sent: the answer comes by its stated length alone.
    const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const asked = request(backend.address + path, {
        method: 'POST',
        headers: {
          cookie: [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 100 * 1024 * 1024,
        },
      });
      asked.on('error', reject).on('response', (response) => {
        let text = '';
        response
          .on('data', (chunk: Buffer) => (text += chunk.toString()))
          .on('end', () => {
            resolve({ status: response.statusCode, text });
            asked.destroy();
          });
      });
      asked.flushHeaders();
    });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, message: expect.stringMatching(/too large/) });
  },
);

test.each(['application/json', 'application/x-www-form-urlencoded', undefined])(
  'a body of type %s is refused with 415, and the message names the right type',
  async (type) => {
    const seller = await backend.seller();
    const answer = await seller.send('/api/product/add', {
      method: 'POST',
      ...(type === undefined ? {} : { body: '{}', headers: { 'content-type': type } }),
    });
    expect([answer.status, answer.body]).toEqual([415, refusal('INVALID', 'Send the form as multipart/form-data.')]);
  },
);

const refusedFile = { success: false, errors: [{ field: 'file' }] };
test.each([
  ['/api/product/add', 'productData', JSON.stringify(goodProduct)],
  ['/api/store/update', 'storeData', '{"name":"Corner Shop"}'],
  ['/api/category/save', 'name', 'Tea'],
  ['/api/product/import/preview', 'encoding', 'utf-8'],
])('a file that %s does not know is passed over, also a large one before the others', async (path, field, value) => {
  const form = new FormData();
  form.append('unknown', new Blob([new Uint8Array(3 * 1024 * 1024)]), 'unknown.bin');
  form.append(field, value);
  const { body } = await (await backend.seller()).send(path, { method: 'POST', body: form });
  // A file to import is the only one of its form.
  expect(body).toMatchObject(path.endsWith('preview') ? refusedFile : { success: true });
});

test('file names of uploads are ignored', async () => {
  const seller = await backend.seller();
  const form = new FormData();
  form.append('productData', JSON.stringify(goodProduct));
  form.append('images', new Blob([new Uint8Array(await makePicture('png', 8, 8))]), '../../../etc/passwd\u202egnp');
  expect((await seller.send('/api/product/add', { method: 'POST', body: form })).body.success).toBe(true);
  expect((await newestPictures(seller))[0]).not.toContain('passwd');
});

test.each(['nothing.webp', '../../etc/passwd', `${'0'.repeat(32)}-960.webp`, `${'0'.repeat(32)}-100.webp`, '%00'])(
  'the picture %s does not exist',
  async (name) => {
    const answer = await backend.visitor().get(`/images/${name}`);
    expect(answer.status).toBe(404);
    expect(answer.body.success).toBe(false);
  },
);

test('a request without the seller’s session is refused before its body is read', async () => {
  const shopper = await backend.shopper();
  const answer = await shopper.send('/api/product/add', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: 'this is no form at all',
  });
  expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(/^Not authorized/) });
});

test('an incomplete form gets 400', async () => {
  const seller = await backend.seller();
  const answer = await seller.send('/api/product/add', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\nhalf',
  });
  expect(answer.status).toBe(400);
  expect(answer.body.success).toBe(false);
});
