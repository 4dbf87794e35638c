
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "PostalAddress": [
      "Address",
      "DeliveryAddress"
    ],
    "Reply": [
      "AddAddressPayload",
      "AddProductPayload",
      "AdjustStockPayload",
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
      "StopCountingPayload",
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
      "AdjustStockPayload",
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
      "StopCountingPayload",
      "SubscribePayload",
      "UpdateCartPayload"
    ]
  }
};
      export default result;
    