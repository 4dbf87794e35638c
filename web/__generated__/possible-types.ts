
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "PostalAddress": [
      "Address",
      "DeliveryAddress"
    ],
    "Reply": [
      "AddAddressPayload",
      "AddProductPayload",
      "CancelOrderPayload",
      "LoginPayload",
      "LogoutPayload",
      "MoveOrderPayload",
      "PlaceOrderPayload",
      "RefundOrderPayload",
      "RegisterPayload",
      "RemoveDemoProductsPayload",
      "SellerLoginPayload",
      "SellerLogoutPayload",
      "SetProductStockPayload",
      "SubscribePayload",
      "UpdateCartPayload"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "PostalAddress": [
      "Address",
      "DeliveryAddress"
    ],
    "Reply": [
      "AddAddressPayload",
      "AddProductPayload",
      "CancelOrderPayload",
      "LoginPayload",
      "LogoutPayload",
      "MoveOrderPayload",
      "PlaceOrderPayload",
      "RefundOrderPayload",
      "RegisterPayload",
      "RemoveDemoProductsPayload",
      "SellerLoginPayload",
      "SellerLogoutPayload",
      "SetProductStockPayload",
      "SubscribePayload",
      "UpdateCartPayload"
    ]
  }
};
      export default result;
    