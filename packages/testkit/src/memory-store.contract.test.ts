import * as vitest from 'vitest';
import { openMemoryShop, storeContract } from './contract.ts';

storeContract({ name: 'http adapter on the shop in memory', open: openMemoryShop, vitest });
