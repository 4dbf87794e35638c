
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "PostalAddress": [
      "Address",
      "DeliveryAddress"
    ],
    "Reply": [
      "AddAddressPayload",
      "AddProductPayload",
      "ArrangeCategoriesPayload",
      "CancelOrderPayload",
      "LoginPayload",
      "LogoutPayload",
      "MoveOrderPayload",
      "PlaceOrderPayload",
      "RefundOrderPayload",
      "RegisterPayload",
      "RemoveCategoryPayload",
      "RemoveDemoProductsPayload",
      "SaveCategoryPayload",
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
      "ArrangeCategoriesPayload",
      "CancelOrderPayload",
      "LoginPayload",
      "LogoutPayload",
      "MoveOrderPayload",
      "PlaceOrderPayload",
      "RefundOrderPayload",
      "RegisterPayload",
      "RemoveCategoryPayload",
      "RemoveDemoProductsPayload",
      "SaveCategoryPayload",
      "SellerLoginPayload",
      "SellerLogoutPayload",
      "SetProductStockPayload",
      "SubscribePayload",
      "UpdateCartPayload"
    ]
  }
};
      export default result;
    