import type { Page } from 'playwright-core';
import { toLine, type Unusable } from '../inputs/input.ts';

/** How to sign in: the page with the form, and who. Never part of any output. */
export interface Account {
  url: string;
  email: string;
  password: string;
}

const patience_ms = 15_000;
/** The form stands in the document or comes with its scripts: longer nobody waits for a field. */
const field_ms = 5000;

/** Fills the first fields of type email and password and presses Enter; resolves a problem where the fields stay. */
export async function signIn(page: Page, { url, email, password }: Account): Promise<Unusable | undefined> {
  try {
    await page.goto(url, { timeout: patience_ms });
    await page.locator('input[type=email]').first().fill(email, { timeout: field_ms });
    const secret = page.locator('input[type=password]').first();
    await secret.fill(password, { timeout: field_ms });
    await secret.press('Enter');
    await secret.waitFor({ state: 'hidden', timeout: patience_ms });
    return undefined;
  } catch (error) {
    return { problem: `signing in at ${url} failed: ${toLine(error)}` };
  }
}

/** Presses what signs out and resolves the names of the tools that are listed a moment later. */
export async function signOut(page: Page, selector: string): Promise<string[] | Unusable> {
  try {
    await page.locator(selector).first().click({ timeout: field_ms });
    await page.waitForTimeout(1500);
    return await page.evaluate(async () => {
      const { modelContext } = document as unknown as {
        modelContext?: { getTools(): Promise<{ name: string }[]> };
      };
      return ((await modelContext?.getTools()) ?? []).map(({ name }) => name);
    });
  } catch (error) {
    return { problem: `signing out by ${selector} failed: ${toLine(error)}` };
  }
}
