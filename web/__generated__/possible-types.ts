
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
      "ApplyImportPayload",
      "ArchiveProductPayload",
      "ArrangeCategoriesPayload",
      "ArrangeProductPayload",
      "CancelOrderPayload",
      "LoginPayload",
      "LogoutPayload",
      "MoveOrderPayload",
      "PlaceOrderPayload",
      "PreviewImportPayload",
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
      "UpdateCartPayload",
      "UpdateProductPayload"
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
      "ApplyImportPayload",
      "ArchiveProductPayload",
      "ArrangeCategoriesPayload",
      "ArrangeProductPayload",
      "CancelOrderPayload",
      "LoginPayload",
      "LogoutPayload",
      "MoveOrderPayload",
      "PlaceOrderPayload",
      "PreviewImportPayload",
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
      "UpdateCartPayload",
      "UpdateProductPayload"
    ]
  }
};
      export default result;
    