/** Where the shop delivers to (ISO 3166-1 alpha-2). */
export const countries = ['US', 'DE', 'ES', 'CN', 'GB'] as const;
