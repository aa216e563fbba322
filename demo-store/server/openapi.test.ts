import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.fixture.ts';

const shop = await openShop();
interface Description {
  paths: Record<
    string,
    Record<
      string,
      { parameters?: { name: string; in: string }[]; responses: object; requestBody?: { required: boolean } }
    >
  >;
}
const description = (await (await fetch(`${shop.url}/openapi.json`)).json()) as Description &
  Record<string, unknown>;
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    path,
    operation,
  })),
);

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(description));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('names every operation of the contract', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual([
      'DELETE /api/cart',
      'GET /api/address',
      'GET /api/cart',
      'GET /api/checkout',
      'GET /api/collections',
      'GET /api/delivery-estimate',
      'GET /api/orders',
      'GET /api/orders/{id}',
      'GET /api/policies',
      'GET /api/products',
      'GET /api/products/{handle}',
      'GET /api/products/{handle}/reviews',
      'GET /api/receipts/{id}',
      'GET /api/session',
      'GET /api/shelf',
      'GET /api/suggestions',
      'POST /api/calls/settle',
      'POST /api/checkout',
      'POST /api/entries',
      'POST /api/orders/{id}/reorder',
      'POST /api/quotes',
      'POST /api/quotes/{id}/approval',
      'POST /api/quotes/{id}/complete',
      'POST /api/sign-in',
      'POST /api/sign-out',
      'PUT /api/address',
      'PUT /api/cart/lines',
      'PUT /api/checkout',
    ]);
  });

  it('declares every parameter of a path and requires every body', () => {
    for (const { name, path, operation } of operations) {
      const declared = (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'path')
        .map((parameter) => parameter.name);
      expect(declared, name).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter));
      expect(operation.requestBody?.required ?? true, name).toBe(true);
    }
  });
});
