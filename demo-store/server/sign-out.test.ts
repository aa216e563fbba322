import { expect, it } from 'vitest';
import { migrate } from './database/migrations.ts';
import { openSqlite } from './database/sqlite.ts';
import { createRandom } from './ports.ts';
import { createSession, endSession, whatEnded } from './shop/sessions.ts';
import { signOut } from './shop/sign-in.ts';

it('signing out of a session that a sign-in has replaced meanwhile begins none and leaves its end as it was', async () => {
  const database = await openSqlite(':memory:');
  await migrate(database);
  const ports = { clock: () => 1, random: createRandom() };
  const viewer = await createSession(database, { ports });
  await endSession(database, { session: viewer.session, ended: 'replaced' });
  const next = await database.transaction().execute((db) => signOut(db, { viewer, ports }));
  expect(next).toBeUndefined();
  expect(await whatEnded(database, { session: viewer.session, now: 1 })).toBe('replaced');
  expect(await database.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  await database.destroy();
});
