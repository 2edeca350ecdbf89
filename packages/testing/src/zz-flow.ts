import { launchBrowser, aVisitor } from './browser.ts';
import {
  chooseDestination,
  openFirstHotel,
  fillLeadGuest,
  continueToPayment,
  readReference,
} from '../e2e/steps.ts';
const b = await launchBrowser();
const v = await aVisitor(b, { width: 1280 });
const p = v.page;
p.setDefaultTimeout(12000);
const s = (n: string) => p.screenshot({ path: `/tmp/shots/${n}.png`, fullPage: true });
try {
  await p.goto('http://harbour.localhost:4000/');
  await p.getByRole('combobox', { name: 'Destination' }).waitFor();
  await chooseDestination(p, 'Lisbon').catch((e) => console.log('dest', String(e).slice(0, 300)));
  await p.getByRole('button', { name: 'Search' }).first().click();
  await p.waitForTimeout(3000);
  console.log(p.url());
  await s('results');
  console.log('articles', await p.getByRole('article').count());
  const name = await openFirstHotel(p);
  console.log(name, p.url());
  await p.waitForTimeout(800);
  await s('details');
  await p.getByRole('button', { name: 'Select room' }).first().click();
  await p.locator('[autocomplete~="given-name"]').first().waitFor();
  await p.waitForTimeout(800);
  console.log(p.url());
  await s('checkout');
  await fillLeadGuest(p);
  await continueToPayment(p);
  await p.waitForTimeout(1500);
  await s('payment');
  await p.getByRole('button', { name: 'Pay now' }).click();
  console.log(await readReference(p), p.url());
  await p.waitForTimeout(800);
  await s('confirmation');
} catch (e) {
  console.log('FAIL', p.url(), String(e).slice(0, 600));
  await s('fail');
}
console.log(v.problems);
await b.close();
