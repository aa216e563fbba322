import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import type { Catalogue } from './database/catalogue.ts';
import { crossing } from './http/crossing.ts';
import { isCutShort } from './http/cut-short.ts';
import type { Environment, Shop } from './http/environment.ts';
import { everyAnswer } from './http/headers.ts';
import { invalid } from './http/invalid.ts';
import type { Places } from './http/places.ts';
import { refuse } from './http/refuse.ts';
import { logRequests } from './http/request-log.ts';
import type { LoggedRequest } from './http/request-log.ts';
import { withViewer } from './http/session-guard.ts';
import { limitBody, wellFormed } from './http/well-formed.ts';
import { addAccountRoutes } from './routes/account.ts';
import { addCartRoutes } from './routes/cart.ts';
import { addCatalogRoutes } from './routes/catalog.ts';
import { addCheckoutRoutes } from './routes/checkout.ts';
import { addDocumentRoutes } from './routes/documents.ts';
import { addEntryRoutes } from './routes/entries.ts';
import { addFileRoutes } from './routes/files.ts';
import { addLabRoutes } from './routes/lab.ts';
import { addOrderRoutes } from './routes/orders.ts';
import { addSessionRoutes } from './routes/session.ts';
import { addShelfRoutes } from './routes/shelf.ts';
import { refused } from './shop/outcome.ts';

interface Parts {
  shop: Shop;
  places: Places;
  catalogue: Catalogue;
  lab: boolean;
  /** Takes what went wrong unexpectedly; the answer says nothing about it. */
  report: (error: unknown) => void;
}

/** The whole server as one Hono application, in the order a request meets it. */
export function createApp({ shop, places, catalogue, lab, report }: Parts): OpenAPIHono<Environment> {
  const app = new OpenAPIHono<Environment>({
    defaultHook: (result, c) =>
      result.success ? undefined : refuse(c, invalid(result.error.issues, inputOf(result))),
  });
  const log: LoggedRequest[] = [];
  app.use(everyAnswer(shop));
  if (lab) app.use('/api/*', logRequests(log, shop));
  app.use('/api/*', crossing(shop), limitBody, wellFormed);
  app.use(withViewer(shop));

  addSessionRoutes(app, shop);
  addCatalogRoutes(app, shop);
  addShelfRoutes(app, shop);
  addCartRoutes(app, shop);
  addCheckoutRoutes(app, shop);
  addOrderRoutes(app, shop);
  addAccountRoutes(app, shop);
  addEntryRoutes(app, shop);
  app.get('/healthz', async (c) => {
    await shop.database.selectFrom('meta').select('key').limit(1).execute();
    return c.json({ status: 'ok' });
  });
  app.doc('/openapi.json', { openapi: '3.0.3', info: { title: 'Vitrine demo store', version: '1' } });
  app.all('/api/*', (c) =>
    refuse(c, refused(404, { code: 'no_operation', content: 'There is no such operation.' }).refusal),
  );
  if (lab) addLabRoutes(app, { shop, catalogue, log });
  addFileRoutes(app, places);
  addDocumentRoutes(app, { shop, places });

  app.onError((error, c) => {
    if ((error instanceof HTTPException && error.status < 500) || isCutShort(c)) {
      return refuse(
        c,
        refused(400, { code: 'invalid', content: 'The request is malformed.', fields: [] }).refusal,
      );
    }
    report(error);
    return c.json({ status: 500, code: 'internal', messages: [] }, 500, {
      'Content-Type': 'application/problem+json',
    });
  });
  return app;
}

/** What the schema looked at; a failed result does not say, so types of fields are told from the issues' input. */
function inputOf(result: object): unknown {
  return 'data' in result ? result.data : undefined;
}
