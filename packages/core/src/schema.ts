export { accepts, validate } from './validate.ts';
export { outsideSubset, type ObjectSchema, type SubsetSchema } from './subset.ts';
