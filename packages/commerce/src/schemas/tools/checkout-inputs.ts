import * as z from 'zod';
import { buyer, postalAddress } from '../checkout.ts';

const { first_name, last_name, email, phone_number } = buyer.shape;
const place = postalAddress.shape;

const contact = z
  .strictObject({
    first_name: first_name.describe('First name'),
    last_name: last_name.describe('Last name'),
    email: email.describe('For the confirmation'),
    phone_number: phone_number.unwrap().describe('With country code').optional(),
  })
  .describe('Contact of the buyer, as the shopper gave it');

/** A postal address as an agent gives it. */
export const destination = z
  .strictObject({
    street_address: place.street_address.describe('Street and number'),
    extended_address: place.extended_address.unwrap().describe('Flat, floor, company').optional(),
    address_locality: place.address_locality.describe('Town or city'),
    address_region: place.address_region
      .unwrap()
      .describe('State or province, where one is needed')
      .optional(),
    postal_code: place.postal_code.unwrap().describe('Postal code').optional(),
    address_country: place.address_country.describe('ISO 3166-1 alpha-2'),
  })
  .describe('Delivery address');

export const updateCheckout = z.strictObject({
  buyer: contact.optional(),
  fulfillment: z
    .strictObject({
      destination,
      option_id: z.string().max(40).describe('From get_checkout; left out: the first').optional(),
    })
    .describe('Where and how to deliver')
    .optional(),
  discount_codes: z
    .array(z.string().min(1).max(30))
    .max(5)
    .describe('All codes that shall apply; [] removes them')
    .optional(),
  payment_option: z.string().max(40).describe('Id from get_checkout').optional(),
});
