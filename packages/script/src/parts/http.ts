export { createHttpStore } from '@vitrine/commerce/http';
