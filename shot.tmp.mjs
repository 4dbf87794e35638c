import { chromium } from 'playwright-core';
import { openThrowawayShop } from './tests/lab/throwaway-shop.mjs';
const shop = await openThrowawayShop({ RATE_LIMITS: 'off', SELLER_EMAIL:'admin@example.com', SELLER_PASSWORD:'a good seller password' });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] });
const faults=[];
const run = async (page, query, variables) => page.evaluate(async ({query,variables})=>(await (await fetch('/graphql',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({query,variables})})).json()),{query,variables});
try {
for (const [w,h] of [[390,844],[1280,900]]) {
  const c = await b.newContext({ viewport:{width:w,height:h}, baseURL: shop.url }); const page = await c.newPage();
  page.setDefaultTimeout(8000);
  page.on('console', m=>m.type()==='error'&&faults.push(m.text())); page.on('pageerror',e=>faults.push(String(e)));
  await page.goto('/seller'); await page.waitForTimeout(800);
  await run(page,'mutation($i:SellerLoginInput!){sellerLogin(input:$i){success message}}',{i:{email:'admin@example.com',password:'a good seller password'}});
  await page.goto('/seller').catch(()=>{}); await page.waitForTimeout(1500);
  console.log(page.url());
  await page.getByLabel('Product name').fill('Serrano ham '+w);
  await page.getByLabel(/Category/).selectOption({index:5}).catch(e=>console.log('cat',String(e).slice(0,80)));
  await page.getByLabel(/^Price/).first().fill('1.49');
  await page.getByLabel('Sold',{exact:true}).selectOption('steps');
  await page.getByLabel('Step in grams').fill('50');
  await page.getByLabel('Least amount in grams').fill('120');
  await page.getByLabel('Largest amount in grams').fill('1000');
  await page.screenshot({path:`/tmp/form0-${w}.png`,fullPage:true});
  await page.getByLabel('Least amount in grams').fill('100');
  await page.screenshot({path:`/tmp/form-${w}.png`,fullPage:true});
  await page.getByRole('button',{name:/Add product/i}).last().click(); await page.waitForTimeout(1500);
  await page.screenshot({path:`/tmp/added-${w}.png`});
  await page.goto('/products?q=serrano').catch(()=>{}); 
  await page.goto('/products'); await page.waitForTimeout(800);
  const found=await run(page,'{products(first:100,filter:{search:"serrano"}){nodes{id name portion{grams from to} weight unitPrice{amount per}}}}'); console.log(JSON.stringify(found).slice(0,300));
  const email=`a${w}@example.com`;
  await run(page,'mutation($i:RegisterInput!){register(input:$i){success}}',{i:{name:'Ada B',email,password:'a long shopper password'}});
  const addr=await run(page,'mutation($i:AddAddressInput!){addAddress(input:$i){address{id} errors{message}}}',{i:{firstName:'Ada',lastName:'B',email,street:'1 Rd',city:'Springfield',state:'IL',postalCode:'62701',country:'US',phone:'+12175550134'}});
  await page.goto('/products?q=serrano%20'+w); await page.waitForTimeout(1500);
  await page.screenshot({path:`/tmp/cardbefore-${w}.png`});
  await page.getByRole('button',{name:/Add 100 g/}).first().click(); await page.waitForTimeout(800);
  for(let i=0;i<4;i++){ await page.getByRole('button',{name:/Increase quantity of Serrano/}).first().click(); await page.waitForTimeout(120);} 
  await page.waitForTimeout(900);
  await page.screenshot({path:`/tmp/card-${w}.png`});
  await c.close();
}} catch(e){console.log('ERR',String(e).slice(0,600))}
console.log('faults',faults.slice(0,5)); await b.close(); await shop.close();
